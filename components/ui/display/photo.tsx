interface PhotoProps {
  src: string
  size: number
  title?: string
  className?: string
}

/** A picture as plain `img`: stored files are small, so the image pipeline would only add script per row. */
export function Photo({ size, ...rest }: PhotoProps) {
  return <img {...rest} alt="" width={size} height={size} loading="lazy" decoding="async" />
}
