import { z } from 'zod'

// Turns off compiled schemas: the content security policy forbids `eval`. Must run before any schema is made.
z.config({ jitless: true })
