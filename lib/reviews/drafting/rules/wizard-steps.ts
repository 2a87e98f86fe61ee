export const wizardSteps = ['format', 'questions', 'permissions', 'review'] as const
export type WizardStep = (typeof wizardSteps)[number]

/** The spec's titles of the four steps, section 2. */
export const wizardStepLabels: Record<WizardStep, string> = {
  format: 'Select a format',
  questions: 'Create your questions',
  permissions: 'Permissions',
  review: 'Review & Save',
}
