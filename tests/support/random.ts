import fc from 'fast-check';

// A long search looks at other cases each time; `npm test` at the same ones, so that a failure is one of the change.
if (!process.env['CASES']) fc.configureGlobal({ seed: 1985 });
