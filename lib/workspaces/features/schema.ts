// A feature is a part of the product that a workspace may do without; an Admin switches it off and on.
// This part owns the switches and the sentence in place of what is off. It refuses to take anything away that exists:
// what was made with a feature stays and can be read.
import { z } from 'zod'
import { WorkspaceFeature } from '@/lib/platform/generated/prisma/enums'

export const switchFeatureSchema = z.object({ feature: z.enum(WorkspaceFeature), isOn: z.boolean() })
export type SwitchFeatureInput = z.infer<typeof switchFeatureSchema>

export const features = Object.values(WorkspaceFeature)

/** What each switch is called, and what it means to those who are asked whether they need it. */
export const featureWords: Record<WorkspaceFeature, { label: string; text: string }> = {
  OutsideReviewers: {
    label: 'Ask people outside',
    text: 'Customers and partners can be asked for feedback through a personal link, without an account.',
  },
  AnonymousReviews: {
    label: 'Anonymous feedback',
    text: 'Forms can be sent so that nobody learns who said what. Switched off, what runs already goes on as promised.',
  },
  Templates: {
    label: 'Templates',
    text: 'Forms can be kept, shared and started from. Switched off, those there are stay where they are.',
  },
}
