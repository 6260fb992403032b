'use client'

import { useEffect, useRef, useState } from 'react'
import { Sheet } from '@/components/ui/sheet'
import { authCopy } from '@/lib/copy/auth'
import { usePanel, useSession } from '@/stores/storefront-provider'
import { AuthForm, type AuthMode } from './auth-form'

/** 'Entrar' and 'Criar Conta', for visitors only. */
export function AuthModal() {
  const isVisitor = useSession((state) => state.user === null)
  const isWanted = usePanel((state) => state.open === 'auth')
  const close = usePanel((state) => state.close)
  const [mode, setMode] = useState<AuthMode>('signIn')
  const emailField = useRef<HTMLInputElement>(null)
  const { title, description } = authCopy[mode]
  // Not only hidden: whoever came, in another tab too, may leave again, and has not asked for it then.
  useEffect(() => {
    if (isWanted && !isVisitor) close()
  }, [isWanted, isVisitor, close])
  return (
    <Sheet
      isOpen={isWanted && isVisitor}
      onClose={close}
      side="center"
      title={title}
      description={description}
      firstField={emailField}
    >
      <AuthForm mode={mode} onModeChange={setMode} emailField={emailField} />
    </Sheet>
  )
}
