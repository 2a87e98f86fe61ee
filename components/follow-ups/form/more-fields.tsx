'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { LinkButton } from '@/components/ui/button/link-button'
import type { FollowUpFormReturn } from './follow-up-form-return'

const LinkFields = dynamic(() => import('./link-fields').then((module) => module.LinkFields), { ssr: false })

export function MoreFields({ form }: { form: FollowUpFormReturn }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="grid grid-cols-1 gap-5">
      <div>
        <LinkButton aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          More
        </LinkButton>
      </div>
      {isOpen && <LinkFields form={form} />}
    </div>
  )
}
