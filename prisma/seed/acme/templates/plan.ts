import { operatorActor } from '@/lib/access/operator'
import { writeDefaultTemplates } from '@/lib/templates/commands/write-default-templates'
import type { Stage } from '@/prisma/seed/stage/stage'
import { planTemplate } from '@/prisma/seed/stage/templates'
import { templates } from './templates'

/** The templates that come with the product, and what people at Acme have made of them. */
export async function planTemplates(stage: Stage) {
  await writeDefaultTemplates(operatorActor())
  for (const story of templates) planTemplate(stage, story)
}
