// The shelf that blocks and arches stand on; it ends a section instead of a divider line. Decorative.
export function Board() {
  return <div className="h-6 border-b-4 border-wood-deep bg-wood print:hidden" />;
}
