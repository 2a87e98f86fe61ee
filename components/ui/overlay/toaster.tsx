'use client'

import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { receiveToasts, type ToastMessage } from './toast'

const ToastStack = dynamic(() => import('./toast-stack').then((module) => module.ToastStack), { ssr: false })

/** Where toasts appear. The code that draws them is fetched with the first one. */
export function Toaster() {
  const [first, setFirst] = useState<ToastMessage[]>([])
  const [awake, setAwake] = useState(false)

  useEffect(() => {
    if (awake) return
    return receiveToasts((message) => setFirst((before) => [...before, message]))
  }, [awake])

  return first.length > 0 && <ToastStack first={first} onReady={() => setAwake(true)} />
}
