'use client'

import { useRouter } from 'next/navigation'
import { ButtonLink } from '@/components/ui/button/button-link'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import type { ApplauseFormStart } from '@/lib/applause/queries/get-applause-form'
import { GiveForm } from './give-form'

export function GiveScreen({ start }: { start: ApplauseFormStart }) {
  const router = useRouter()
  return (
    <Page narrow>
      <PageHeader back={{ href: '/applaud', label: 'Applaud' }} title="Give applause" />
      <GiveForm
        start={start}
        onSent={() => router.push('/applaud')}
        cancel={<ButtonLink href="/applaud">Cancel</ButtonLink>}
      />
    </Page>
  )
}
