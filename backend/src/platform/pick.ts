/** An object with these properties of another one. */
export const pick = <Row, Name extends keyof Row>(row: Row, ...names: Name[]): Pick<Row, Name> =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
