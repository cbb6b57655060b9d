import type { Answer } from './fake-api';

interface Upload {
  path: string;
  form: FormData;
  token: string | null;
  /** Says how much has been sent, 0-1. */
  progress: (share: number) => void;
  /** Answers it; null is a connection that broke. */
  answer: (answer: Answer | null) => void;
}

/** Stands in for uploads until the test ends, which jsdom can't send: returns them as they come, to be answered. */
export function catchUploads(): Upload[] {
  const uploads: Upload[] = [];
  class FakeRequest {
    upload: { onprogress?: (event: object) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    status = 0;
    responseText = '';
    private path = '';
    private token: string | null = null;

    open(_method: string, path: string) {
      this.path = path;
    }

    setRequestHeader(_name: string, value: string) {
      this.token = value;
    }

    abort() {
      this.onabort?.();
    }

    send(form: FormData) {
      uploads.push({
        path: this.path,
        form,
        token: this.token,
        progress: (share) =>
          this.upload.onprogress?.({ loaded: share * 100, total: 100, lengthComputable: true }),
        answer: (answer) => {
          if (answer === null) return this.onerror?.();
          const [status, body] = answer;
          Object.assign(this, { status, responseText: JSON.stringify(body) });
          this.onload?.();
        },
      });
    }
  }
  jest
    .spyOn(globalThis, 'XMLHttpRequest')
    .mockImplementation(() => new FakeRequest() as unknown as XMLHttpRequest);
  return uploads;
}
