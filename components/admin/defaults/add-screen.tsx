'use client'

import { useTransition } from 'react'
import { Button } from '@/components/ui/button/button'
import { faultsOf } from '@/components/ui/form/action-result'
import { answerOf } from '@/components/ui/form/answer-of'
import { useMadeIds } from '@/components/ui/form/use-made-ids'
import { Page } from '@/components/ui/layout/page'
import { PageHeader } from '@/components/ui/layout/page-header'
import { toast } from '@/components/ui/overlay/toast'
import { GENERAL_FAILURE } from '@/lib/shared/failure'
import { addDefaultTemplateAction } from '@/lib/templates/defaults/actions'

export function AddDefaultScreen() {
  const madeIdOf = useMadeIds()
  const [pending, startTransition] = useTransition()

  function add() {
    startTransition(async () => {
      const faults = faultsOf(await answerOf(addDefaultTemplateAction({ madeId: madeIdOf('default') })))
      if (faults) toast({ type: 'error', title: faults.form ?? GENERAL_FAILURE })
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
