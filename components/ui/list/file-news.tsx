'use client'

import { useState } from 'react'
import { newsOfFiles } from '@/lib/shared/files'

interface FileNewsProps {
  files: Parameters<typeof newsOfFiles>[1]
}

/** Says aloud that a file is ready, or never will be, to whoever waits for it and may not see it. */
export function FileNews({ files }: FileNewsProps) {
  const [seen, setSeen] = useState(files)
  const [news, setNews] = useState('')
  if (files !== seen) {
    setSeen(files)
    // The same words twice are heard once: while another is being made, they are taken back.
    const isWaiting = files.some(({ status }) => status === 'WAITING' || status === 'RUNNING')
    setNews(newsOfFiles(seen, files) || (isWaiting ? '' : news))
  }
  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  )
}
