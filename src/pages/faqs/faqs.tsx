// /faqs: what parents ask, in two groups, and a form for what is not there.
import { AskQuestions } from '#forms/question/index.tsx';
import { FaqHead } from './faq-head.tsx';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { hydrateOnVisible } from '#ui/hydration/hydrate-on-visible.tsx';
import { Part, Sections } from '#ui/hydration/part.tsx';

const place = 'questions';
const FaqGroups = hydrateOnVisible<object>(place, async () => ({
  default: (await import('./faq-groups.tsx')).FaqGroups,
}));

export function Faqs() {
  return (
    <Sections>
      <FaqHead />
      <div id={place} className="wrap py-section">
        <Part>
          <FaqGroups />
        </Part>
      </div>
      <div className="bg-canola-tint py-section">
        <div className="wrap grid grid-cols-1 items-center gap-12 wide:grid-cols-12">
          <div className="faq-lantern wide:col-span-4">
            <Drawing name="lantern" size="cubby" />
          </div>
          <div className="wide:col-span-8">
            <AskQuestions />
          </div>
        </div>
      </div>
    </Sections>
  );
}
