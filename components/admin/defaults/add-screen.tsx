'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { toastFaults } from '@/components/ui/form/toast-outcome'
import { useMadeIds } from '@/components/ui/form/use-made-ids'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { addDefaultTemplateAction } from '@/lib/templates/defaults/actions'

export function AddDefaultScreen() {
  const madeIdOf = useMadeIds()
  const [pending, startTransition] = useTransition()

  function add() {
    startTransition(async () => {
      await toastFaults(addDefaultTemplateAction({ madeId: madeIdOf('default') }))
    })
  }

  return (
    <Page narrow>
      <PageHeader
        back={{ href: '/admin/default-templates', label: 'Default templates' }}
        title="Add default template"
      />
      <Button variant="primary" pending={pending} onClick={add}>
        Start with an empty form
      </Button>
    </Page>
  )
}
