'use client'

import dynamic from 'next/dynamic'

/** Loads the form library on this tab alone. */
export const LaterGeneralForm = dynamic(() => import('./general-form').then((module) => module.GeneralForm))
