'use client'

import { useState } from 'react'
import { newsOfFiles } from '@/lib/shared/file-news'

interface FileNewsProps {
  files: Parameters<typeof newsOfFiles>[1]
}

/** Announces to screen readers that a file is ready or has failed. */
export function FileNews({ files }: FileNewsProps) {
  const [seen, setSeen] = useState(files)
  const [news, setNews] = useState('')
  if (files !== seen) {
    setSeen(files)
    // Identical announcements aren't repeated, so they are cleared while another file is in progress.
    const isWaiting = files.some(({ status }) => status === 'WAITING' || status === 'RUNNING')
    setNews(newsOfFiles(seen, files) || (isWaiting ? '' : news))
  }
  return (
    <p role="status" className="sr-only">
      {news}
    </p>
  )
}
