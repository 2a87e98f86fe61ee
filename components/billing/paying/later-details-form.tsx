'use client'

import dynamic from 'next/dynamic'

/** Loads the form library on this tab alone. */
export const LaterDetailsForm = dynamic(() => import('./details-form').then((module) => module.DetailsForm))
