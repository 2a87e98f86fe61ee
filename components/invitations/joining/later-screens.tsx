'use client'

import dynamic from 'next/dynamic'

// Each for itself, because an invitation shows one of them.
export const LaterAcceptScreen = dynamic(() => import('./accept-screen').then((module) => module.AcceptScreen))
export const LaterPassedOnScreen = dynamic(() => import('./passed-on-screen').then((module) => module.PassedOnScreen))
export const LaterRegisterForm = dynamic(() => import('./register-form').then((module) => module.RegisterForm))
export const LaterPasswordForm = dynamic(() =>
  import('@/components/members/sign-in/password-form').then((module) => module.PasswordForm),
)
