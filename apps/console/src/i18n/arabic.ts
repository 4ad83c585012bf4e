import apiDocs from './ar/api-docs.json' with { type: 'json' };
import clock from './ar/clock.json' with { type: 'json' };
import dashboard from './ar/dashboard.json' with { type: 'json' };
import session from './ar/session.json' with { type: 'json' };
import settings from './ar/settings.json' with { type: 'json' };
import shell from './ar/shell.json' with { type: 'json' };
import terms from './ar/terms.json' with { type: 'json' };
import ui from './ar/ui.json' with { type: 'json' };
import verdict from './ar/verdict.json' with { type: 'json' };

/** Every word the console says in Arabic; fetched when somebody wants to read it. */
export const arabic = { apiDocs, clock, dashboard, session, settings, shell, terms, ui, verdict };
