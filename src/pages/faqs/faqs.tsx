// /faqs: frequent questions in two groups, and a form for other questions.
import { AskQuestions } from '#forms/question/index.tsx';
import { FaqHead } from './faq-head.tsx';
import { logo } from '#design/own-logo.ts';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { Mark } from '#ui/drawing/mark.tsx';
import { lazyPart } from '#ui/hydration/load-code.ts';
import { Part } from '#ui/hydration/part.tsx';
import { Page } from '#pages/page.tsx';

const groupsId = 'questions';
const FaqGroups = lazyPart<object>(async () => ({
  default: (await import('./faq-groups.tsx')).FaqGroups,
}));

export function Faqs() {
  return (
    <Page path="/faqs">
      <FaqHead />
      <div id={groupsId} className="wrap py-section">
        <Part>
          <FaqGroups />
        </Part>
      </div>
      <div className="bg-canola-tint py-section">
        <div className="wrap grid grid-cols-1 items-center gap-12 wide:grid-cols-12">
          <div className="mx-auto size-48 phone:my-8 phone:scale-133 wide:col-span-4">
            {logo ? <Mark /> : <Drawing name="lantern" size="cubby" />}
          </div>
          <div className="wide:col-span-8">
            <AskQuestions />
          </div>
        </div>
      </div>
    </Page>
  );
}
