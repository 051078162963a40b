// The shelf board that blocks and arches stand on: it closes a section instead of a divider line. Decoration; it holds no words.
export function Board() {
  return <div className="board" />;
}
