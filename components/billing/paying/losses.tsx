/** Features lost on a smaller plan; nothing if none. */
export const Losses = ({ lines }: { lines: readonly string[] }) =>
  lines.length > 0 && (
    <div className="mt-5">
      <p className="font-medium">Nothing is deleted, but:</p>
      <ul className="mt-1.5 grid list-disc gap-1 pl-5 text-muted">
        {lines.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
