type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const typed = new Set<Field>();

/** Notices from now on what the visitor types. */
export function followTyping(): void {
  document.addEventListener(
    'input',
    ({ target }) => {
      for (const field of typed) if (!field.isConnected) typed.delete(field);
      if (target instanceof HTMLElement && target.matches('input, textarea, select'))
        typed.add(target as Field);
    },
    true,
  );
}

/** Whether a field of the page holds something that the visitor put there, and a reload might take away. */
export const somethingTyped = (): boolean =>
  [...typed].some((field) => field.isConnected && field.value.trim() !== '');
