/** What is used of WebAssembly: TypeScript has its types with those of the browser only. */
declare namespace WebAssembly {
  function validate(code: Uint8Array): boolean;
  class Memory {
    constructor(size: { initial: number; maximum?: number; shared?: boolean });
    readonly buffer: ArrayBuffer;
  }
  class Module {
    constructor(code: Uint8Array);
  }
  class Instance {
    constructor(module: Module, imports: Record<string, Record<string, Memory>>);
    readonly exports: Record<string, unknown>;
  }
}
