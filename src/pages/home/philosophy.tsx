// What we believe: five points under a morning sky, and a round picture like a sun behind the hills.
import { philosophy } from '#content/words/home.ts';
import { FrameShape } from '#ui/drawing/frame-shape.tsx';
import { Hills } from '#ui/drawing/hills.tsx';
import { Picture } from '#ui/media/picture.tsx';

export function Philosophy() {
  const { title, points, picture, alt } = philosophy;
  return (
    <section className="sky pt-section">
      <div className="wrap sky-columns">
        <h2>{title}</h2>
        <ul role="list" className="sky-points">
          {points.map((point) => (
            <li key={point.title}>
              <h3>{point.title}</h3>
              <p className="mt-2">{point.text}</p>
            </li>
          ))}
        </ul>
        <div className="sky-sun">
          <FrameShape shape="disc" ratio="square">
            <Picture picture={picture} alt={alt} sizes="(max-width: 60rem) 19rem, 31rem" />
          </FrameShape>
        </div>
      </div>
      <Hills place="behind" />
      <Hills place="front" />
    </section>
  );
}
