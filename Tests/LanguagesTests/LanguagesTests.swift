// Tests of Languages.
