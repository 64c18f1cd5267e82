/** One run a process: its options, before anything else of it begins. */
export const settings = { seed: 0, port: 0, seconds: 0, round: 0, troubles: '', pictures: '' }
