'use client'

import dynamic from 'next/dynamic'

// Loaded on demand, because drafts share this URL and need none.
export const SettingsForm = dynamic(() => import('./settings-form').then((module) => module.SettingsForm))
export const ReopenForm = dynamic(() => import('./reopen-form').then((module) => module.ReopenForm))
export const AddPeople = dynamic(() => import('./adding/add-people').then((module) => module.AddPeople))
export const AddExternalReviewers = dynamic(() =>
  import('./adding/add-external-reviewers').then((module) => module.AddExternalReviewers),
)
export const ExtendForm = dynamic(() => import('./extend-form').then((module) => module.ExtendForm))
export const ReplaceForm = dynamic(() => import('./replace-form').then((module) => module.ReplaceForm))
export const RelationshipForm = dynamic(() => import('./relationship-form').then((module) => module.RelationshipForm))
