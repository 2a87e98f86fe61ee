interface AnchorListProps {
  label: string
  places: readonly { anchor: string; name: string }[]
}

/** In-page links. */
export function AnchorList({ label, places }: AnchorListProps) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {places.map(({ anchor, name }) => (
          <li key={anchor}>
            <a href={`#${anchor}`} className="text-link inline-flex min-h-6 items-center">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
