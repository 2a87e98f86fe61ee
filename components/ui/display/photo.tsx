interface PhotoProps {
  src: string
  /** Pixels across; photos are square. */
  size: number
  title?: string
  className?: string
}

/**
 * A person's or workspace's picture as a plain image element: the files are stored small already, so the framework's
 * image pipeline would only add script to every row that shows one.
 */
export function Photo({ size, ...rest }: PhotoProps) {
  return <img {...rest} alt="" width={size} height={size} loading="lazy" decoding="async" />
}
