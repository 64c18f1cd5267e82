import { z } from 'zod'

// The content security policy forbids `eval`, with which zod would compile its schemas. Must run before any schema is made.
z.config({ jitless: true })
