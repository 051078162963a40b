/** What is made when it is first asked for, and not again. For what other files say, within the reading of one: it is gone when that has been read. */
export function once<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => (made ??= make());
}
