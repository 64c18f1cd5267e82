export const USUAL_WIDTH = 1024

/** How wide happy-dom's window is from now on: what it answers to media queries it does not read from `innerWidth`. */
export function setWindowWidth(width: number): void {
  const { happyDOM } = window as typeof window & { happyDOM: { setViewport: (viewport: { width: number }) => void } } // the tests' own window has it
  happyDOM.setViewport({ width })
}
