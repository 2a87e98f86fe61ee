'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { receiveToasts, type ToastMessage } from './toast'

const Toaster = dynamic(() => import('./toaster').then((module) => module.Toaster), { ssr: false })

export function LazyToaster() {
  const [first, setFirst] = useState<ToastMessage[]>([])
  const [awake, setAwake] = useState(false)

  useEffect(() => {
    if (awake) return
    return receiveToasts((message) => setFirst((before) => [...before, message]))
  }, [awake])

  return first.length > 0 && <Toaster first={first} onReady={() => setAwake(true)} />
}
