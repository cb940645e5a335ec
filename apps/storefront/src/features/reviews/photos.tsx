/** The photos of a review, each opened by a press. */
export const Photos = ({ urls }: { urls: readonly string[] }) =>
  urls.length === 0 ? null : (
    <ul className="flex flex-wrap gap-2" aria-label="Photos">
      {urls.map((url, at) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noreferrer" className="block">
            <img
              src={url}
              alt={`The goods as the buyer got them, ${at + 1}`}
              loading="lazy"
              className="size-24 rounded-md border border-border bg-surface object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
