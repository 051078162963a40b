// The last section of /program: one question and the link to the registration form.
import { Band } from '#ui/layout/band.tsx';
import { Board } from '#ui/layout/board.tsx';
import { Link } from '#ui/navigation/link.tsx';

interface ProgramCloseProps {
  title: string;
  text: string;
  link: string;
}

export function ProgramClose({ title, text, link }: ProgramCloseProps) {
  return (
    <Band ground="stage" foot="board">
      <div className="wrap grid grid-cols-1 items-end gap-x-6 gap-y-8 pb-section tablet:grid-cols-12">
        <div className="tablet:col-span-7">
          <h2>{title}</h2>
          <p className="mt-4 max-w-lead text-lead">{text}</p>
        </div>
        <p className="tablet:col-span-5 tablet:text-end">
          <Link to="/#register" button="solid">
            {link}
          </Link>
        </p>
      </div>
      <Board />
    </Band>
  );
}
