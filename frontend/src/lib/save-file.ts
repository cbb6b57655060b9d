/** Gives a file to the visitor as a download. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // the download reads the address after the click has returned
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
