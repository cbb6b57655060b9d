import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// How long a busy machine takes says nothing about the site.
configure({ asyncUtilTimeout: 10_000 });

afterEach(() => {
  localStorage.clear();
});

// forms keep their drafts when the test's page goes away, which may be after its `afterEach`
beforeEach(() => {
  sessionStorage.clear();
});
