// Out-of-school care as a wheat strip: no picture, three plain lines between the school year and the summer.
interface AfterSchoolProps {
  id: string;
  title: string;
  text: string;
  rows: readonly { readonly title: string; readonly text: string }[];
}

export function AfterSchool({ id, title, text, rows }: AfterSchoolProps) {
  return (
    <section id={id} className="band bg-paper-2">
      <div className="wrap grid grid-cols-1 gap-x-6 gap-y-8 wide:grid-cols-12">
        <div className="wide:col-span-5">
          <h2>{title}</h2>
          <p className="mt-4 text-lead">{text}</p>
        </div>
        <ul role="list" className="wide:col-span-6 wide:col-start-7">
          {rows.map((row) => (
            <li
              key={row.title}
              className="grid gap-x-6 gap-y-1 border-t-2 border-line-strong py-5 first:border-0 first:pt-0 tablet:grid-cols-3"
            >
              <h3>{row.title}</h3>
              <p className="tablet:col-span-2">{row.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
