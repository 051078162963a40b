// The current offer as a marquee, if there is one.
import { homeLang, ribbon } from '#content/site/words/home.ts';
import { ribbonWords } from '#content/words/home.ts';
import { Drawing } from '#ui/drawing/drawing.tsx';
import { InLanguage } from '#ui/layout/in-language.tsx';
import { Marquee } from '#ui/motion/marquee.tsx';

export function Ribbon() {
  if (!ribbon) return null;
  return (
    <div className="print:hidden!">
      <Marquee
        {...ribbonWords}
        text={homeLang ? <InLanguage lang={homeLang}>{ribbon.text}</InLanguage> : ribbon.text}
        note={
          homeLang && ribbon.conditions ? (
            <InLanguage lang={homeLang}>{ribbon.conditions}</InLanguage>
          ) : (
            ribbon.conditions
          )
        }
        between={<Drawing name="small-bow" size="ribbon" />}
      />
    </div>
  );
}
