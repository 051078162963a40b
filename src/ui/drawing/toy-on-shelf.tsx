// A toy on a shelf at the foot of a column that is shorter than the one beside it, as high as the room that is left there. Decorative. Only where the columns stand
// beside each other.
import { Drawing, type DrawingName } from './drawing.tsx';

export const ToyOnShelf = ({ name }: { name: DrawingName }) => (
  <div className="hidden grow flex-col justify-end wide:flex print:hidden">
    <div className="relative max-h-aside min-h-24 grow border-b-plank border-wood shadow-plank forced-colors:border-b-2">
      <div className="absolute inset-0">
        <Drawing name={name} size="cubby" />
      </div>
    </div>
  </div>
);
