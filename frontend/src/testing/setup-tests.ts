import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// How long a busy machine takes says nothing about the site.
jest.setTimeout(60_000);
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  localStorage.clear();
});
