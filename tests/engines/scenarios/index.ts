import { carousel } from './carousel.ts';
import { chart } from './chart.ts';
import { editor } from './editor.ts';
import { form } from './form.ts';
import { pages } from './pages.ts';
import { routes } from './routes.ts';
import type { Scenario } from './scenario.ts';
import { search } from './search.ts';
import { withoutScript } from './without-script.ts';

export const scripted: readonly Scenario[] = [
  ...routes,
  ...pages,
  ...search,
  ...carousel,
  ...chart,
  ...form,
  ...editor,
];
export { withoutScript };
