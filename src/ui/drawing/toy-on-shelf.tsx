// A toy on a shelf at the foot of a column that is shorter than the one beside it. Decorative. Only where the columns stand beside each other.
import { Drawing, type DrawingName } from './drawing.tsx';

export const ToyOnShelf = ({ name }: { name: DrawingName }) => (
  <div className="hidden border-b-plank border-wood shadow-plank wide:block print:hidden forced-colors:border-b-2">
    <div className="aspect-22/17">
      <Drawing name={name} size="cubby" />
    </div>
  </div>
);
