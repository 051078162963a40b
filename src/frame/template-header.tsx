// The header of template pages: its menu has a panel that links to all of them.
import { templateMenu } from '#content/values/menus.ts';
import type { Route } from '#routes.ts';

import { Header } from './header.tsx';

export const TemplateHeader = ({ extra }: { extra?: Route['header'] }) => <Header menu={templateMenu} extra={extra} />;
