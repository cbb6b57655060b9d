const { TestEnvironment } = require('jest-environment-jsdom');

/** jsdom with Node's own fetch family, which jsdom does not bring. */
module.exports = class extends TestEnvironment {
  /** @override */
  async setup() {
    await super.setup();
    for (const name of [
      'fetch',
      'Request',
      'Response',
      'Headers',
      'TextEncoder',
      'TextDecoder',
      'structuredClone',
    ]) {
      this.global[name] ??= globalThis[name];
    }
    Object.defineProperty(this.global.crypto, 'subtle', {
      value: globalThis.crypto.subtle,
      configurable: true,
      writable: true,
    });
    // A request can only send files and forms of Node's own kind, which can't be read from the page's: React does that.
    const PageForm = this.global.FormData;
    this.global.FormData = class extends FormData {
      constructor(form, submitter) {
        super();
        if (form) for (const [name, value] of new PageForm(form, submitter)) this.append(name, value);
      }
    };
    for (const name of ['Blob', 'File']) this.global[name] = globalThis[name];
    // Node's Request accepts only Node's own abort signals.
    this.global.AbortController = globalThis.AbortController;
    this.global.AbortSignal = globalThis.AbortSignal;
  }
};
