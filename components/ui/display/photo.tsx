interface PhotoProps {
  src: string
  title?: string
  /** Says how large it is, too. */
  className: string
}

/**
 * A picture as plain `img`: stored files are small, so the image pipeline would only add script per row, and each
 * attribute is drawn twice for each face in a list.
 */
export function Photo(props: PhotoProps) {
  return <img {...props} alt="" loading="lazy" />
}
