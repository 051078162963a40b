/** Thrown if an outbox cannot be used where it is. The message ends a sentence about its folder, without the full stop. */
export class PlaceError extends Error {
  readonly code = 'place';
}
