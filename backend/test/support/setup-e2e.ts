// Booting a whole site and hashing passwords take their time on a small machine.
jest.setTimeout(120_000);
