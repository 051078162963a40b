// The shelf that blocks and arches stand on; it ends a section instead of a divider line. Decorative.
export function Board() {
  return <div className="board" />;
}
