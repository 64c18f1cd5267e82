import '#lib/zod-setup.ts'
import '@fontsource-variable/inter/wght.css'
import '@mantine/core/styles.layer.css'
import '#ui/tokens.css'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { reloadKeptPage } from '#app/kept-page.ts'
import { Providers } from '#app/providers.tsx'
import { createAppRouter } from '#app/router.tsx'
import { watchSession } from '#app/session.ts'
import { reloadOnStaleChunk } from '#app/stale-chunk.ts'
import { startLanguage } from '#features/i18n/start-language.ts'
import { watchStyles } from '#lib/lost-styles.ts'
import { queryClient } from '#lib/query-client.ts'

const router = createAppRouter({ queryClient })
reloadOnStaleChunk()
watchStyles()
watchSession(router)
reloadKeptPage(router)

// Starts the app. In a function, since an `await` at the top level would keep the bundler from joining chunks.
async function start(): Promise<void> {
  await startLanguage(queryClient)
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <Providers>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>,
  )
}

void start()
